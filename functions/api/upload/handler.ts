import { apiHandler } from '#functions/platform/http/api-handler.ts';

import { cancelUploadEndpoint } from './cancel-upload.ts';
import { uploadTextEndpoint } from './upload-text.ts';

export const handler = apiHandler([uploadTextEndpoint, cancelUploadEndpoint]);
