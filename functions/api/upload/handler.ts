import { apiHandler, endpoint } from '#functions/platform/http/api-handler.ts';
import { cancelUpload, uploadText } from '#shared/contracts/upload.ts';

import { cancelUploadEndpoint } from './cancel-upload.ts';
import { uploadTextEndpoint } from './upload-text.ts';

export const handler = apiHandler([
  endpoint(uploadText, uploadTextEndpoint),
  endpoint(cancelUpload, cancelUploadEndpoint),
]);
