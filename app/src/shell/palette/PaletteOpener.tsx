import { useState } from 'react';
import { useCommands } from '#commands/useCommands.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { isSetupDue } from '#session/people/firstSetup.ts';
import { useSession } from '#session/useSession.ts';
import { messages } from './messages.ts';
import { PALETTE } from './model/actions.ts';

// Preloaded, so that typing after its key goes to the palette.
const CommandPalette = lazyPart(() => import('./CommandPalette.tsx'), 'CommandPalette');
CommandPalette.prefetch();

/** Opens the command palette by key unless a popup is open; loaded with the menu. */
export function PaletteOpener() {
  const [palette, setPalette] = useState<'never' | 'open' | 'closed'>('never');
  const disabled = isSetupDue(useSession());
  useCommands([
    {
      id: PALETTE,
      title: messages.title,
      key: 'Ctrl+K',
      everywhere: true,
      disabled,
      run: () => setPalette('open'),
    },
  ]);
  return (
    <PartBoundary onFail={() => setPalette('never')}>
      {palette !== 'never' && <CommandPalette open={palette === 'open'} onClose={() => setPalette('closed')} />}
    </PartBoundary>
  );
}
