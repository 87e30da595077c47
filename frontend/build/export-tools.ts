import type { Plugin } from 'vite';

/** jsPDF would load these only for HTML and SVG pages; our PDFs are typeset from text (ADR 8). */
const neverUsed = new Set(['html2canvas', 'canvg', 'dompurify']);
const EMPTY = '\0listownik-never-used';

/** Keeps half a megabyte of unused chunks out of the build. */
export function exportTools(): Plugin {
  return {
    name: 'listownik-export-tools',
    enforce: 'pre',
    // If Vite found these only at the first export, the development server would reload the page.
    config: () => ({ optimizeDeps: { include: ['jspdf', 'docx'] } }),
    resolveId: (id, importer) =>
      neverUsed.has(id) && importer?.includes('/jspdf/') === true ? EMPTY : undefined,
    load: (id) => (id === EMPTY ? 'export default undefined;' : undefined),
  };
}
