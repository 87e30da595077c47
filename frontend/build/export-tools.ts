import type { Plugin } from 'vite';

/** jsPDF would load these for HTML and SVG pages only; our PDFs are set from text (ADR 8). */
const neverUsed = new Set(['html2canvas', 'canvg', 'dompurify']);
const EMPTY = '\0listownik-never-used';

/** Keeps half a megabyte of never-fetched chunks out of the build. */
export function exportTools(): Plugin {
  return {
    name: 'listownik-export-tools',
    enforce: 'pre',
    // Found only at the first export, they would make the development server reload the page under it.
    config: () => ({ optimizeDeps: { include: ['jspdf', 'docx'] } }),
    resolveId: (id, importer) =>
      neverUsed.has(id) && importer?.includes('/jspdf/') === true ? EMPTY : undefined,
    load: (id) => (id === EMPTY ? 'export default undefined;' : undefined),
  };
}
