import { describe, expect, it } from 'vitest';
import { chunksByPage, type Graph } from './chunks.ts';

interface Module {
  imports?: readonly string[];
  later?: readonly string[];
  exports?: readonly string[];
  code?: string;
}

const LARGE = 'x'.repeat(10_000);
const ENTRY = '/design-system/src/index.ts';

const getGraph = (modules: Record<string, Module>) =>
  ({
    getModuleInfo(id: string) {
      const { imports = [], later = [], exports = [], code = '' } = modules[id] ?? {};
      return { id, importedIds: imports, dynamicallyImportedIds: later, exports, code };
    },
  }) as unknown as Graph;

const src = (file: string) => `/app/src/${file}`;
const PAGES = ['SignedInLayout.tsx', 'DashboardScreen.tsx', 'OrderingScreen.tsx', 'ReportsScreen.tsx'].map(src);
const [layout, dashboard, ordering, reports] = PAGES as [string, string, string, string];

function chunks(modules: Record<string, Module>): (id: string) => string | null {
  const graph = getGraph({ [src('routes.tsx')]: { later: PAGES }, ...modules });
  const chunkOf = chunksByPage('/app');
  return (id) => chunkOf(id, graph);
}

describe('the chunk of a module', () => {
  it('is the chunk of the only page that needs it', () => {
    const chunkOf = chunks({ [ordering]: { imports: [src('lines.ts')] } });
    expect(chunkOf(ordering)).toBe('ordering');
    expect(chunkOf(src('lines.ts'))).toBe('ordering');
  });

  it('is the shared chunk of all pages if the layout, or the first page and another page, need it', () => {
    const chunkOf = chunks({
      [layout]: { imports: [src('menu.ts')] },
      [dashboard]: { imports: [src('tiles.ts')] },
      [reports]: { imports: [src('menu.ts'), src('tiles.ts')] },
    });
    expect(chunkOf(src('menu.ts'))).toBe('signed-in');
    expect(chunkOf(src('tiles.ts'))).toBe('signed-in');
  });

  it('is a separate chunk for modules that the same pages share, unless they are small', () => {
    const large = src('grid.ts');
    const small = src('days.ts');
    const [both, apart] = [{ imports: [large] }, { imports: [small] }];
    expect(chunks({ [ordering]: both, [reports]: both, [large]: { code: LARGE } })(large)).toBe('ordering-reports');
    expect(chunks({ [ordering]: apart, [reports]: apart, [small]: { code: 'x' } })(small)).toBe('signed-in');
  });

  it('is not the shared chunk for a small module that would pull in a large one', () => {
    const small = src('days.ts');
    const large = src('calendar.ts');
    const chunkOf = chunks({
      [ordering]: { imports: [small] },
      [reports]: { imports: [small] },
      [dashboard]: {},
      [small]: { imports: [large], code: 'x' },
      [large]: { code: LARGE },
    });
    expect(chunkOf(small)).toBe('ordering-reports');
  });

  it('is a later or a rarely used chunk of the page that loads it on demand', () => {
    const popup = src('popup.tsx');
    const deep = src('deep.tsx');
    const chunkOf = chunks({ [ordering]: { later: [popup] }, [popup]: { later: [deep] } });
    expect(chunkOf(popup)).toBe('ordering-later');
    expect(chunkOf(deep)).toBe('ordering-optional');
  });

  it('is left to the bundler if no page needs the module, or a package is loaded on demand', () => {
    const chunkOf = chunks({ [ordering]: { later: [src('print.ts')] }, [src('print.ts')]: { imports: ['/pdf.js'] } });
    expect(chunkOf('/pdf.js')).toBeNull();
    expect(chunkOf(src('worker.ts'))).toBeNull();
  });

  it('is found by export name through the entry point of a package', () => {
    const [button, chart] = ['/design-system/src/Button.tsx', '/design-system/src/Chart.tsx'];
    const chunkOf = chunks({
      [layout]: { imports: [ENTRY], code: 'import { Button as B } from "@mortar/design-system";' },
      [reports]: { imports: [ENTRY], code: "import { Button, Chart } from '@mortar/design-system';" },
      [ENTRY]: { imports: [button, chart] },
      [button]: { exports: ['Button'] },
      [chart]: { exports: ['Chart'] },
    });
    expect(chunkOf(button)).toBe('signed-in');
    expect(chunkOf(chart)).toBe('reports');
  });

  it('is a separate chunk for a module that a component loads on demand and a page needs', () => {
    const [grid, menu, list] = ['Grid', 'Menu', 'List'].map((name) => `/design-system/src/${name}.tsx`) as [
      string,
      string,
      string,
    ];
    const chunkOf = chunks({
      [reports]: { imports: [grid, list] },
      [grid]: { later: [menu] },
      [menu]: { imports: [list] },
      [list]: { code: LARGE },
    });
    expect(chunkOf(list)).toBe('menu-reports');
  });
});
