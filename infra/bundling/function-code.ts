import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { AssetHashType, DockerImage } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';

const projectRoot = join(import.meta.dirname, '..', '..');
const writeBundle = join(import.meta.dirname, 'write-bundle.ts');

/** A handler's bundle as a Lambda's code; the `inject` modules run before it. Built when the stack is synthesized. */
export function functionCode(source: string, inject: readonly string[] = []): Code {
  const tryBundle = (folder: string): boolean => {
    execFileSync(process.execPath, [writeBundle, source, folder, ...inject], { stdio: 'inherit' });
    return true;
  };
  return Code.fromAsset(projectRoot, {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      // The CDK uses the image only when local bundling fails, and ours throws instead.
      image: DockerImage.fromRegistry('none'),
      // The CDK caches bundles by this command; without it all functions would get the first bundle.
      command: [source, ...inject],
      local: { tryBundle },
    },
  });
}
