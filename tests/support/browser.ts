import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';

/*
 * Gets a browser for tests on a machine that only has Node.
 *
 * Traps this file exists for:
 * - `@sparticuz/chromium` unpacks into the shared temporary folder and takes any file found there for a finished one, so
 *   two runs started together use half a browser. Here it unpacks into a private folder that is renamed when complete.
 * - Its NSS, NSPR and expat libraries are unpacked only when it believes it runs in Lambda (AWS_EXECUTION_ENV), and are
 *   found only through LD_LIBRARY_PATH. They are newer than what a bare Debian may have and harmless where it has them.
 * - Without any font configuration Chromium draws no letters, or dies; a fonts.conf of our own adds the packaged font.
 * - Its own list of flags has --single-process (no second context, crashing workers) and --disable-web-security (hides
 *   every CORS and CSP fault): none of it is used. Playwright's own flags are enough; --no-sandbox is its default,
 *   which root needs.
 * - /dev/shm is 64 MB in most containers: large canvases crash the tab without --disable-dev-shm-usage.
 * - The package has Linux x64 only; elsewhere an installed Chrome or Chromium is used (CHROMIUM_PATH wins over all).
 */

const run = promisify(execFile);

const repository = path.resolve(import.meta.dirname, '../..');

const installedPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

type BrowserProgram = { executablePath: string; env: NodeJS.ProcessEnv };

/** Starts headless Chromium; the caller closes it. Contexts are separate profiles: make one per test. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, env } = await findProgram();
  return chromium.launch({
    executablePath,
    // Playwright wants strings only; an unset variable is simply left out.
    env: Object.fromEntries(
      Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
    args: ['--disable-dev-shm-usage', '--font-render-hinting=none'],
  });
}

/** The browser as a program, for tools that start one themselves. */
export async function findProgram(): Promise<BrowserProgram> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen !== undefined && chosen !== '') return { executablePath: chosen, env: process.env };
  if (process.platform === 'linux' && process.arch === 'x64') return unpackPackage();
  const installed = installedPaths.find((candidate) => existsSync(candidate));
  if (installed !== undefined) return { executablePath: installed, env: process.env };
  throw new Error('No browser for the tests: install Chrome or Chromium, or set CHROMIUM_PATH.');
}

async function unpackPackage(): Promise<BrowserProgram> {
  const packageFolder = path.resolve(
    fileURLToPath(import.meta.resolve('@sparticuz/chromium')),
    '../..',
  );
  const version = await readVersion(path.join(packageFolder, 'package.json'));
  const folder = path.join(repository, '.local', `chromium-${version}`);
  if (!existsSync(folder)) await unpackInto(folder);
  const libraries = path.join(folder, 'al2023', 'lib');
  return {
    executablePath: path.join(folder, 'chromium'),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
    },
  };
}

async function readVersion(packageJson: string): Promise<string> {
  const parsed: unknown = JSON.parse(await readFile(packageJson, 'utf8'));
  if (typeof parsed === 'object' && parsed !== null && 'version' in parsed) {
    return String(parsed.version);
  }
  throw new Error(`${packageJson} names no version.`);
}

async function unpackInto(folder: string): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true });
  const staging = await mkdtemp(`${folder}.`);
  try {
    // A separate process, because the package takes its target from the environment.
    await run(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        "import chromium from '@sparticuz/chromium'; await chromium.executablePath();",
      ],
      {
        cwd: repository,
        env: { ...process.env, TMPDIR: staging, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
      },
    );
    await writeFile(path.join(staging, 'fonts.conf'), fontsConfiguration(folder));
    await rename(staging, folder);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    // Another run was quicker: its folder is as good as ours.
    if (!existsSync(folder)) throw error;
  }
}

function fontsConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${path.join(folder, 'fonts')}</dir>
  <cachedir>${path.join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;
}
