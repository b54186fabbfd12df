import { type ComponentType, useState } from 'react';

type Callback = (...given: never[]) => void;

/** Names of a popup's callbacks that close it. */
type SessionEnds<Props> = { [Name in keyof Props]: Props[Name] extends Callback ? Name : never }[keyof Props];

interface UntilClosedProps<Props> {
  popup: ComponentType<Props>;
  props: Props;
  sessionEnds: readonly SessionEnds<Props>[];
}

function UntilClosed<Props extends object>({ popup: Popup, props, sessionEnds }: UntilClosedProps<Props>) {
  const [open, setOpen] = useState(true);
  const closing = Object.fromEntries(
    sessionEnds.map((name) => [
      name,
      (...given: never[]) => {
        setOpen(false);
        (props[name] as Callback)(...given);
      },
    ]),
  );
  return open && <Popup {...props} {...closing} />;
}

/** Popup in a story that unmounts when one of these callbacks is called; the story's callbacks are called too. */
export const untilClosed =
  <Props extends object>(popup: ComponentType<Props>, ...sessionEnds: readonly SessionEnds<Props>[]) =>
  (props: Props) => <UntilClosed popup={popup} props={props} sessionEnds={sessionEnds} />;
