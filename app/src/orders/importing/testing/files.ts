import { fireEvent, screen } from 'storybook/test';

/** An order file of so many lines that nobody knows, and of lines with these Nappi codes. */
export function orderFile(unknown: number, nappis: readonly string[] = []): File {
  const line = (at: number, nappi: string) =>
    `<item cd="${at}" pCd="X-${at}" nap="${nappi}" ean="60000000000${at}" desc="Product ${at}" q="${at + 1}"/>`;
  const lines = [...nappis, ...Array.from({ length: unknown }, (_, at) => `9999999${10 + at}`)].map((nappi, at) =>
    line(at + 1, nappi),
  );
  return xmlFile(`<?xml version="1.0" encoding="UTF-8"?>\n<order>${lines.join('\n')}</order>`);
}

export const xmlFile = (text: string, name = 'order.xml') => new File([text], name, { type: 'text/xml' });

/** Chooses a file as the browser's own window does, also one whose name the field does not take. */
export async function chooseFile(field: string, file: File): Promise<void> {
  const input = await screen.findByLabelText(field, { selector: 'input' });
  fireEvent.change(input, { target: { files: [file] } });
}
