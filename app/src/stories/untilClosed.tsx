import { type ComponentType, useState } from 'react';

type Callback = (...args: never[]) => void;

/** Names of a popup's callbacks that close it. */
type ClosingCallback<Props> = { [Name in keyof Props]: Props[Name] extends Callback ? Name : never }[keyof Props];

interface UntilClosedProps<Props> {
  popup: ComponentType<Props>;
  props: Props;
  closingCallbacks: readonly ClosingCallback<Props>[];
}

function UntilClosed<Props extends object>({ popup: Popup, props, closingCallbacks }: UntilClosedProps<Props>) {
  const [open, setOpen] = useState(true);
  const closing = Object.fromEntries(
    closingCallbacks.map((name) => [
      name,
      (...args: never[]) => {
        setOpen(false);
        (props[name] as Callback)(...args);
      },
    ]),
  );
  return open && <Popup {...props} {...closing} />;
}

/** Popup in a story that unmounts when one of these callbacks is called; the story's callbacks are called too. */
export const untilClosed =
  <Props extends object>(popup: ComponentType<Props>, ...closingCallbacks: readonly ClosingCallback<Props>[]) =>
  (props: Props) => <UntilClosed popup={popup} props={props} closingCallbacks={closingCallbacks} />;
