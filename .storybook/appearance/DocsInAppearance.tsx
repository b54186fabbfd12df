import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { applyTheme } from '../../design-system/src/theme/applyTheme.ts';
import { type Globals, INITIAL_GLOBALS } from '../matrix.ts';
import { readAppearances } from './appearances.ts';
import { getTheme } from './theme.ts';

const appearances = readAppearances();

type Channel = DocsContainerProps['context']['channel'];

/** Latest globals reported before this page mounted. */
function readLatestGlobals(channel: Channel): Globals {
  const [latest] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return { ...INITIAL_GLOBALS, ...latest?.globals };
}

function useGlobals(channel: Channel): Globals {
  const [globals, setGlobals] = useState(() => readLatestGlobals(channel));
  useEffect(
    function subscribe() {
      const change = () => setGlobals(readLatestGlobals(channel));
      channel.on(GLOBALS_UPDATED, change);
      return () => channel.off(GLOBALS_UPDATED, change);
    },
    [channel],
  );
  return globals;
}

/** Shows a documentation page in the brand and mode of the toolbar. */
export function DocsInAppearance({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { brand, mode } = useGlobals(context.channel);
  useLayoutEffect(() => applyTheme(brand, mode), [brand, mode]);
  return (
    <DocsContainer context={context} theme={getTheme(appearances, { brand, mode }, 'brand')}>
      {children}
    </DocsContainer>
  );
}
