import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { findProgram } from './debian.ts';

/** Chromium's headless shell: half the download, and a sixth less processor time in stories and end-to-end tests. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Disabled browser features. Chromium uses only the last such list, so it includes all that Playwright disables
 * (checked by `tools/testing/chromium.test.ts`).
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
  // Two hidden pages of the address bar that each window loads, most of a window's cost.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** Flags for test browsers: no sandbox as root, and no network requests of their own. */
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
 * Returns a Chromium for tests: from CHROMIUM, the machine, Debian's package if run as root, or Playwright.
 * @throws if none is available
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
