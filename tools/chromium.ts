import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { findProgram } from './debian.ts';

/** Chromium without its own windows: half of the download, and a sixth less of the processor in stories and journeys. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * What a driven browser does without. It heeds the last such list alone, so this one begins with all that Playwright
 * turns off (`tools/testing/chromium.test.ts` holds it to that).
 */
const WITHOUT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
  // Two pages below the address bar that nobody sees: each window loads them, which is most of what a window costs.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** Flags for a browser that tests drive: no sandbox as root, and no calls of its own to anywhere. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${WITHOUT.join(',')}`,
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * A Chromium to test in: the one that CHROMIUM names, one of the machine, Debian's package where we are root, or
 * Playwright's own.
 * @throws if there is none and none can be had
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM;
  if (named) {
    if (!isExecutable(named)) throw new Error(`CHROMIUM names ${named}, which cannot be run.`);
    return named;
  }
  const found = findProgram([SHELL, ...NAMES], [SHELL]) ?? findProgram(NAMES, ['chromium']);
  if (found) return found;
  process.stderr.write("Installing Playwright's Chromium…\n");
  execFileSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  const script = "import('playwright-core').then(({ chromium }) => console.log(chromium.executablePath()))";
  return execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }).trim();
}
