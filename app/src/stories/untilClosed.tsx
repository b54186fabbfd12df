import { type ComponentType, useState } from 'react';

type Callback = (...given: never[]) => void;

/** Names of a popup's callbacks that close it. */
type Endings<Props> = { [Name in keyof Props]: Props[Name] extends Callback ? Name : never }[keyof Props];

interface UntilClosedProps<Props> {
  popup: ComponentType<Props>;
  props: Props;
  endings: readonly Endings<Props>[];
}

function UntilClosed<Props extends object>({ popup: Popup, props, endings }: UntilClosedProps<Props>) {
  const [open, setOpen] = useState(true);
  const closing = Object.fromEntries(
    endings.map((name) => [
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
  <Props extends object>(popup: ComponentType<Props>, ...endings: readonly Endings<Props>[]) =>
  (props: Props) => <UntilClosed popup={popup} props={props} endings={endings} />;
