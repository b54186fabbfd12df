import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { storybookDist } from '../../tools/paths.ts';

interface Stats {
  modules: { id: string; reasons?: { moduleName: string }[] }[];
}

const stats = JSON.parse(readFileSync(join(storybookDist, 'preview-stats.json'), 'utf8')) as Stats;
const importers = new Map(
  stats.modules.map(({ id, reasons = [] }) => [id, reasons.map(({ moduleName }) => moduleName)]),
);

/** Returns every module that a change reaches, by the rules of Chromatic's TurboSnap. */
function reached(from: string): Set<string> {
  const seen = new Set<string>();
  const next = [from];
  for (let module = next.pop(); module !== undefined; module = next.pop()) {
    if (seen.has(module)) continue;
    seen.add(module);
    next.push(...(importers.get(module) ?? []));
  }
  return seen;
}

const component = (name: string) => `./design-system/src/components/${name}/${name}`;

it.each(['RateBar', 'Chat/ChatLog', 'Popup', 'Toaster'])(
  'limits a change of %s to the stories that import it',
  (name) => {
    const folder = name.split('/')[0] ?? name;
    const file = name.includes('/') ? `./design-system/src/components/${name}.tsx` : `${component(name)}.tsx`;
    const modules = reached(file);
    expect(modules).toContain(`${component(folder)}.stories.tsx`);
    expect(modules).not.toContain('./.storybook/preview.tsx');
    expect(modules).not.toContain(`${component('Avatar')}.stories.tsx`);
  },
);
