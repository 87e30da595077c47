import { inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const DEFLATED = 8;

/** The files of a zip archive as text, by name; enough for the office documents we write ourselves. */
export function readZip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end === -1 || archive.readUInt32LE(end) !== END_OF_DIRECTORY) throw new Error('Not a zip.');
  const files = new Map<string, string>();
  let entry = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const nameLength = archive.readUInt16LE(entry + 28);
    const name = archive.toString('utf8', entry + 46, entry + 46 + nameLength);
    files.set(name, contentOf(archive, entry));
    entry += 46 + nameLength + archive.readUInt16LE(entry + 30) + archive.readUInt16LE(entry + 32);
  }
  return files;
}

function contentOf(archive: Buffer, entry: number): string {
  const header = archive.readUInt32LE(entry + 42);
  const start = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
  const stored = archive.subarray(start, start + archive.readUInt32LE(entry + 20));
  const isDeflated = archive.readUInt16LE(entry + 10) === DEFLATED;
  return (isDeflated ? inflateRawSync(stored) : stored).toString('utf8');
}
