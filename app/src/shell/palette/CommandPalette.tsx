import { Button, EmptyState, Popup } from '@mortar/design-system';
import { useEffect, useId, useRef } from 'react';
import { messages } from './messages.ts';
import type { Target } from './model/entry.ts';
import { MIN_CHARACTERS } from './model/products.ts';
import { entryId, PaletteList } from './PaletteList.tsx';
import { useAct } from './useAct.ts';
import { usePalette } from './usePalette.ts';
import './palette.css';

export interface CommandPaletteProps {
  open: boolean;
  onClose(): void;
}

/** Palette of pages, commands and data, found by name or code; Enter selects. */
export function CommandPalette({ open, onClose }: CommandPaletteProps) {
  const act = useAct();
  const chosen = useRef<Target | null>(null);
  useEffect(
    function runChosen() {
      const target = chosen.current;
      if (open || !target) return;
      chosen.current = null;
      // After focus has returned, so that the action starts from there.
      queueMicrotask(() => act(target));
    },
    [open, act],
  );
  return (
    <Popup
      open={open}
      title={messages.title}
      size="lg"
      description={messages.about}
      onClose={onClose}
      flush
      footer={
        <>
          <span className="palette-keys">{messages.keys}</span>
          <Button variant="outline" keyHint="Esc" onClick={onClose}>
            {messages.close}
          </Button>
        </>
      }
    >
      <PaletteBody
        onChoose={(target) => {
          chosen.current = target;
          onClose();
        }}
      />
    </Popup>
  );
}

function PaletteBody({ onChoose }: { onChoose(target: Target): void }) {
  const list = useId();
  const palette = usePalette(onChoose, (place) => document.getElementById(entryId(list, place))?.click());
  const { typed, text, groups, shown, active, waiting, failed } = palette;
  const isListed = shown.length > 0;
  const tooShort = text.length < MIN_CHARACTERS;
  return (
    <div className="palette">
      <div className="palette-box">
        <input
          type="text"
          className="palette-input"
          role="combobox"
          aria-label={messages.label}
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={isListed ? list : undefined}
          aria-activedescendant={active >= 0 ? entryId(list, active) : undefined}
          aria-busy={waiting || undefined}
          placeholder={messages.placeholder}
          value={typed}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => palette.type(event.target.value)}
          onKeyDown={palette.onKeyDown}
        />
      </div>
      {isListed ? (
        <PaletteList id={list} groups={groups} active={active} typed={text} onChoose={palette.choose} />
      ) : (
        <div className="palette-list">
          {waiting ? (
            <EmptyState text={messages.searching} />
          ) : (
            <EmptyState text={messages.none} hint={tooShort ? messages.noneYet : messages.noneHint} />
          )}
        </div>
      )}
      <div className="palette-note">
        {failed.length > 0 ? (
          <>
            <span role="status">{messages.failed(failed.map((id) => messages.groups[id]))}</span>
            <Button variant="outline" size="xs" onClick={palette.again}>
              {messages.again}
            </Button>
          </>
        ) : (
          isListed && waiting && messages.searching
        )}
      </div>
    </div>
  );
}
