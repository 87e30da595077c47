import { allStatements } from '#shared/letters/catalogue/law/law.ts';

import { lawReport } from './law-report.ts';

process.stdout.write(`${lawReport(allStatements())}\n`);
