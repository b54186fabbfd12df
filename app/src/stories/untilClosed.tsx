import { type ComponentType, useState } from 'react';

type Told = (...given: never[]) => void;

/** The names of what a popup calls when somebody is done with it. */
type Endings<Props> = { [Name in keyof Props]: Props[Name] extends Told ? Name : never }[keyof Props];

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
        (props[name] as Told)(...given);
      },
    ]),
  );
  return open && <Popup {...props} {...closing} />;
}

/** A popup in a story, gone once it calls one of these, as on its page; the story's own functions are told too. */
export const untilClosed =
  <Props extends object>(popup: ComponentType<Props>, ...endings: readonly Endings<Props>[]) =>
  (props: Props) => <UntilClosed popup={popup} props={props} endings={endings} />;
