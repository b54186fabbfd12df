import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { shippedFiles } from './shippedFiles.ts';
import { UNUSED_PACKAGES } from './unusedPackages.ts';

/** Parts of the design system that Login shows. */
const CONTROLS =
  /design-system\/src\/components\/(?:Announcer|Button|FieldFrame|LoadingState|Logo|PasswordField|Spinner|TextField|TextLink|Tooltip|VisuallyHidden)\//;

/**
 * Small parts of the application and the contract that every page has from the start: who is signed in, which pages there
 * are, what a call answers, how the open order and the unsaved lines outlive a reload.
 */
const FOUNDATION = new RegExp(
  [
    'themes/src/brands/\\w+/info',
    'mocks/contract/src/(?:call|entities/(?:session|settings|notification|product)|calls/(?:session/session|messages/notifications))',
    'app/src/pages/(?:pages|messages|beforePop)',
    'app/src/parts/(?:lazyPart|missedPart|PartBoundary|messages)',
    'app/src/(?:server/outcome|problems/unreadAnswer)',
    'design-system/src/scriptUrl',
    'app/src/session/(?:session|storage|messages|permissions|services)',
    'app/src/orders/(?:current/(?:currentOrder|orderClaims)|lines/unsavedLines)',
    'app/src/shell/(?:navigation/messages|frame/(?:MessagePage|messages|Boundary))',
    'app/src/features/login/(?:messages|LoginProblem)',
    'app/src/preferences/darkMode',
  ]
    .map((file) => `/${file}\\.tsx?$`)
    .join('|'),
);

/** Small parts that pages behind the sign-in need together, without imports of their own: keys, places, words, time, motion. */
const KEYBOARD = new RegExp(
  [
    'app/src/(?:commands/keys|keyboard/(?:giveKeyboardTo|panes|popupIsOpen|takesLetters)|pages/staying)',
    'app/src/products/search/(?:wantedProduct|model/searchWords)',
    'design-system/src/(?:motion/(?:added|milliseconds)|whenIdle)',
  ]
    .map((file) => `/${file}\\.ts$`)
    .join('|'),
);

/** What quantities and prices are made of. */
const RULES =
  /\/app\/src\/(?:rules\/(?:quantity|schedules|nettPrice|priceList\/listedPrice)|products\/(?:prices\/model\/priceRow|history\/model\/(?:priceTrail|trailText))|retailers\/model\/orderShares)\.ts$/;

const inside = shippedFiles(resolve(import.meta.dirname, '..'));

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), ...inside.main],
  worker: { plugins: inside.worker },
  resolve: { alias: UNUSED_PACKAGES },
  build: {
    target: 'es2023',
    // Files of their own, never data: addresses, so that the content-security policy can stay narrow.
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      output: {
        // Debian's nginx serves `.mjs` as bytes, which no browser takes for a worker.
        assetFileNames: ({ names: [name = ''] }) =>
          `assets/[name]-[hash]${name.endsWith('.mjs') ? '.js' : '[extname]'}`,
        // What the first page is made of, in one file: apart, each costs a few hundred bytes that compress with nothing.
        codeSplitting: {
          groups: [
            { name: 'controls', test: CONTROLS },
            { name: 'foundation', test: FOUNDATION },
            { name: 'keyboard', test: KEYBOARD },
            { name: 'atoms', test: /\/jotai\/dist\/react\/use(?:Set)?Atom\.js$/ },
            // What quantities and prices are made of, and the icons of rows: a file each otherwise.
            { name: 'rules', test: RULES },
            {
              // What the ordering page says, in one file: apart, each costs some hundred bytes that compress with nothing.
              name: 'ordering-texts',
              test: /\/app\/src\/features\/ordering\/(?:generics|order|page|prices|product|search)\/messages\.ts$/,
            },
            // What a person arranged: pages need all of it, and it weighs less than its parts.
            {
              name: 'kept',
              test: /\/app\/src\/preferences\/(?:remembered|useRemembered|usePaneSize|useLayoutKey)\.ts$/,
            },
            {
              name: 'icons',
              test: /\/lucide-react\/dist\/esm\/icons\/(?:pencil|trash|trending-down|rotate-ccw-clock)\.m?js$/,
            },
            // Fields that stand in one frame, of which popups have one or the other.
            { name: 'fields', test: /\/design-system\/src\/components\/(?:SelectField|TextAreaField)\/\w+\.tsx$/ },
            // What names are made of: the dashboard has one half of it, the ordering page both.
            { name: 'names', test: /\/app\/src\/rules\/names\/(?:oneOf|supplierName|productName)\.ts$/ },
          ],
        },
      },
    },
  },
});
