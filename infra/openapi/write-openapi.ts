import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { OPENAPI_FILE, openApiText } from './document.ts';

/* npm run openapi: describes the calls anew; a test fails while the file says something else. */
await writeFile(join(import.meta.dirname, '..', '..', OPENAPI_FILE), openApiText());
