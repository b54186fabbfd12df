import { Button, Popup } from '@mortar/design-system';
import { useAtomValue } from 'jotai';
import { byKey } from '#commands/keys.ts';
import { commandsAtom } from '#commands/registry.ts';
import { keysMessages as texts } from './keysMessages.ts';
import { messages } from './messages.ts';
import './keys.css';

export interface KeysPopupProps {
  open: boolean;
  onClose(): void;
  /** Focus target after closing; null for the previous element. */
  returnFocusTo(): HTMLElement | null;
}

type Fact = { label: string; value: string };

const ofComponents = (keys: readonly (readonly [key: string, does: string])[]): readonly Fact[] =>
  keys.map(([label, value]) => ({ label, value }));

/** Keys of the current page, all pages and components, by place. */
function useKeys(): readonly { title: string; keys: readonly Fact[] }[] {
  const commands = useAtomValue(commandsAtom);
  const ofPage = commands
    .flatMap(({ key, place, ...rest }) => (key !== undefined && place === undefined ? [{ key, ...rest }] : []))
    .toSorted(byKey)
    .map(({ key, title, everywhere = false }) => ({ label: key, value: title, everywhere }));
  const { everywhere, lists, popups } = texts;
  return [
    { title: texts.page, keys: ofPage.filter((key) => !key.everywhere) },
    { title: everywhere.title, keys: [...ofPage.filter((key) => key.everywhere), ...ofComponents(everywhere.keys)] },
    { title: lists.title, keys: ofComponents(lists.keys) },
    { title: popups.title, keys: ofComponents(popups.keys) },
  ].filter(({ keys }) => keys.length > 0);
}

/** 'Keyboard': lists all keys. */
export function KeysPopup({ open, onClose, returnFocusTo }: KeysPopupProps) {
  return (
    <Popup
      open={open}
      title={messages.keys.title}
      size="lg"
      description={texts.about}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      footer={
        <Button keyHint="↵" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <div className="keys">
        {useKeys().map(({ title, keys }) => (
          <section key={title}>
            <h3 className="keys-place">{title}</h3>
            <dl className="keys-of-place">
              {keys.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Popup>
  );
}
