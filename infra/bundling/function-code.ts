import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { AssetHashType, DockerImage } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';

const projectRoot = join(import.meta.dirname, '..', '..');
const writeBundle = join(import.meta.dirname, 'write-bundle.ts');

/** A handler's bundle as a Lambda's code; `inject` names modules put before it. Made when the stack is synthesized. */
export function functionCode(source: string, inject: readonly string[] = []): Code {
  const tryBundle = (folder: string): boolean => {
    execFileSync(process.execPath, [writeBundle, source, folder, ...inject], { stdio: 'inherit' });
    return true;
  };
  return Code.fromAsset(projectRoot, {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      // The image is asked only where bundling here fails, and here it never gives up quietly.
      image: DockerImage.fromRegistry('none'),
      // By this the CDK tells one function's bundle from another's; it would else make the first one only.
      command: [source, ...inject],
      local: { tryBundle },
    },
  });
}
