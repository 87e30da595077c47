import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { OPENAPI_FILE, openApiText } from './document.ts';

/* npm run openapi: writes the description of the calls; a test fails while the file is out of date. */
await writeFile(join(import.meta.dirname, '..', '..', OPENAPI_FILE), openApiText());
