import { applyTheme, claimScriptUrls } from '@mortar/design-system';
import { brandInfo } from '@mortar/themes';
import { type ComponentType, lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { AppProviders } from './AppProviders.tsx';
import { loadConfig } from './config/config.ts';
import { createServices } from './createServices.ts';
import { confirmBeforePop } from './pages/beforePop.ts';
import { isDark } from './preferences/darkMode.ts';
import { problemListener } from './problems/problemListener.ts';
import { watchErrors } from './problems/watchErrors.ts';
import { browserTabs } from './session/browserTabs.ts';

/** Optional parts: failing to load them is not an error. */
const emptyModule = () => ({ default: () => null });
const VersionCheck = lazy<ComponentType>(() =>
  import('./shell/sessionEnd/VersionCheck.tsx').then((module) => ({ default: module.VersionCheck })).catch(emptyModule),
);
const ConfigProblem = lazy<ComponentType<{ problem: string }>>(() =>
  import('./shell/sessionEnd/ConfigProblem.tsx')
    .then((module) => ({ default: module.ConfigProblem }))
    .catch(emptyModule),
);

claimScriptUrls();
const { config, problems, unread } = await loadConfig();
const { onProblem, onError } = problemListener(config, import.meta.env.DEV);
watchErrors(onError);
for (const detail of problems) {
  // biome-ignore lint/suspicious/noConsole: operators have the console open, and may have set no address for reports.
  console.warn(detail);
  onProblem({ kind: 'config', detail });
}
applyTheme(config.brand, isDark() ? 'dark' : 'light');
document.title = brandInfo[config.brand].documentTitle;
document.querySelector('link[rel=icon]')?.setAttribute('href', brandInfo[config.brand].favicon);

// Before the router, which handles Back and Forward.
confirmBeforePop();
const services = createServices({ config, tabs: browserTabs(), onProblem });
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// Loads after the page, since translation starts later.
void import('./parts/translatedPage.ts').then(({ followTranslation }) => followTranslation(document)).catch(() => {});
createRoot(root, {
  onCaughtError(error) {
    // biome-ignore lint/suspicious/noConsole: as React does by itself; support may have it open.
    console.error(error);
    onError(error);
  },
}).render(
  <BrowserRouter>
    <AppProviders services={services}>
      <App />
      <Suspense>
        <VersionCheck />
        {unread && <ConfigProblem problem={problems.join('. ')} />}
      </Suspense>
    </AppProviders>
  </BrowserRouter>,
);
