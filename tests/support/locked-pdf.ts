import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { jsPDF } from 'jspdf';

const font = import.meta.resolve('@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf');

/** A letter as a PDF that opens with this password only. */
export async function lockedPdf(text: string, password: string): Promise<Buffer> {
  const pdf = new jsPDF({ encryption: { userPassword: password, ownerPassword: 'o' } });
  pdf.addFileToVFS('Tinos.ttf', (await readFile(fileURLToPath(font))).toString('base64'));
  pdf.addFont('Tinos.ttf', 'Tinos', 'normal');
  pdf.setFont('Tinos').setFontSize(9);
  const lines: string[] = text.split('\n');
  for (let start = 0; start < lines.length; start += 60) {
    if (start > 0) pdf.addPage();
    pdf.text(lines.slice(start, start + 60), 15, 20);
  }
  return Buffer.from(pdf.output('arraybuffer'));
}
