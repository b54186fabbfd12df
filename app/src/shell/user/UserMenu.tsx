import { Avatar, Menu } from '@mortar/design-system';
import { useRef, useState } from 'react';
import { perform, useCommands } from '#commands/useCommands.ts';
import { Icon } from '#pages/icons.tsx';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { keepReadVersion, lastReadVersion } from '#preferences/readVersion.ts';
import { getPicture } from '#session/picture/getPicture.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { useUnsavedPrompt } from '#unsaved/useUnsavedPrompt.ts';
import { useSignOut } from './useSignOut.ts';
import './userMenu.css';
import { messages } from './messages.ts';

const UpdateNotesPopup = lazyPart(() => import('./UpdateNotesPopup.tsx'), 'UpdateNotesPopup');

const KeysPopup = lazyPart(() => import('./KeysPopup.tsx'), 'KeysPopup');

const NOTES = 'user.updateNotes';

/** Avatar with menu: user, update notes and sign-out (000 §2, top bar). */
export function UserMenu() {
  const { version } = useServices().config;
  const { staff } = useSession();
  const signOut = useSignOut();
  const promptUnsaved = useUnsavedPrompt();
  const button = useRef<HTMLButtonElement>(null);
  /** Pressed element; null if opened by key. */
  const pressed = useRef<HTMLElement | null>(null);
  const [read, setRead] = useState(lastReadVersion);
  const [notes, setNotes] = useState<'never' | 'open' | 'closed'>('never');
  const [keys, setKeys] = useState<'never' | 'open' | 'closed'>('never');
  const showNotes = () => {
    keepReadVersion(version);
    setRead(version);
    setNotes('open');
  };
  const commands = [
    { id: NOTES, title: messages.updateNotes.of(version), icon: 'notes' as const, run: showNotes },
    {
      id: 'user.keys',
      title: messages.keys.title,
      key: '?',
      everywhere: true,
      icon: 'keyboard' as const,
      run: () => setKeys('open'),
    },
    {
      id: 'user.signOut',
      title: messages.signOut,
      icon: 'signOut' as const,
      run: () => void promptUnsaved(() => void signOut()),
    },
  ];
  useCommands(commands);
  const giveBack = () => {
    const to = pressed.current;
    pressed.current = null;
    return to;
  };
  return (
    <>
      <Menu
        label={messages.userMenu}
        trigger={
          <button ref={button} type="button" aria-label={messages.userMenu}>
            <Avatar name={staff.staffname} src={getPicture(staff)} />
          </button>
        }
        header={
          <div className="user-menu-header">
            <strong>{staff.staffname}</strong>
            <span>{staff.username}</span>
          </div>
        }
        items={commands.map((command) => ({
          id: command.id,
          label: command.title,
          icon: <Icon name={command.icon} />,
          dot: command.id === NOTES && read !== version,
          onSelect() {
            pressed.current = button.current;
            perform(command);
          },
        }))}
      />
      <PartBoundary onFail={() => setNotes('never')}>
        {notes !== 'never' && (
          <UpdateNotesPopup open={notes === 'open'} onClose={() => setNotes('closed')} returnFocusTo={giveBack} />
        )}
      </PartBoundary>
      <PartBoundary onFail={() => setKeys('never')}>
        {keys !== 'never' && (
          <KeysPopup open={keys === 'open'} onClose={() => setKeys('closed')} returnFocusTo={giveBack} />
        )}
      </PartBoundary>
    </>
  );
}
