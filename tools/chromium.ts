import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

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

function onPath(): string | null {
  for (const name of NAMES) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const have = (command: string) => spawnSync('which', [command]).status === 0;

function installFromDebian(): string | null {
  if (process.getuid?.() !== 0 || !have('apt-get')) return null;
  process.stderr.write("Installing Debian's Chromium…\n");
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env, stdio: 'ignore' });
  return onPath();
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
  const found = onPath() ?? installFromDebian();
  if (found) return found;
  process.stderr.write("Installing Playwright's Chromium…\n");
  execFileSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  const script = "import('playwright-core').then(({ chromium }) => console.log(chromium.executablePath()))";
  return execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }).trim();
}
