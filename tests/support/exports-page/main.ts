import { toasts } from '#frontend/src/lib/browser/toasts.ts';
import {
  saveReplyDocx,
  saveReplyPdf,
  saveReportPdf,
} from '#frontend/src/lib/exporters/save-exports.ts';

type ExportsPage = {
  saveReplyPdf: typeof saveReplyPdf;
  saveReplyDocx: typeof saveReplyDocx;
  saveReportPdf: typeof saveReportPdf;
  toasts: () => string[];
  longTasks: number[];
  violations: string[];
};

declare global {
  var exportsPage: ExportsPage;
}

const longTasks: number[] = [];
const violations: string[] = [];

addEventListener('securitypolicyviolation', (event) => {
  violations.push(`${event.violatedDirective} ${event.blockedURI}`);
});
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) longTasks.push(Math.round(entry.duration));
}).observe({ type: 'longtask' });

globalThis.exportsPage = {
  saveReplyPdf,
  saveReplyDocx,
  saveReportPdf,
  toasts: () => toasts.read().map(({ type, message }) => `${type}: ${message}`),
  longTasks,
  violations,
};
