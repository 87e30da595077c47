import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';

import { judged, type Point, unchecked } from './point.ts';

const DAY_MS = 86_400_000;

/** Points that only the operator can check, with credentials for the account. */
export const awsPoints: readonly Point[] = [
  {
    name: 'no text is older than 24 hours',
    look: async ({ textBucket }) => {
      if (textBucket === undefined)
        return unchecked('give --text-bucket (output) and AWS credentials');
      const s3 = new S3Client({});
      const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: textBucket }));
      s3.destroy();
      const ages = Contents.map(({ LastModified }) => Date.now() - (LastModified?.getTime() ?? 0));
      const oldest = Math.max(0, ...ages);
      return judged(
        oldest < DAY_MS,
        `${ages.length} texts, oldest ${Math.round(oldest / 3_600_000)} h`,
      );
    },
  },
  {
    name: 'the mail domain is verified, signed and out of the sandbox',
    look: async ({ mailDomain }) => {
      if (mailDomain === undefined) return unchecked('give --mail-domain and AWS credentials');
      const ses = new SESv2Client({});
      const identity = await ses.send(new GetEmailIdentityCommand({ EmailIdentity: mailDomain }));
      const account = await ses.send(new GetAccountCommand({}));
      ses.destroy();
      const facts = {
        verified: identity.VerifiedForSendingStatus === true,
        signed: identity.DkimAttributes?.Status === 'SUCCESS',
        production: account.ProductionAccessEnabled === true,
      };
      return judged(Object.values(facts).every(Boolean), JSON.stringify(facts));
    },
  },
];
