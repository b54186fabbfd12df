import { fireEvent, screen } from 'storybook/test';

/** Order file with unknown lines, and lines with these Nappi codes. */
export function orderFile(unknown: number, nappis: readonly string[] = []): File {
  const line = (at: number, nappi: string) =>
    `<item cd="${at}" pCd="X-${at}" nap="${nappi}" ean="60000000000${at}" desc="Product ${at}" q="${at + 1}"/>`;
  const lines = [...nappis, ...Array.from({ length: unknown }, (_, index) => `9999999${10 + index}`)].map(
    (nappi, index) => line(index + 1, nappi),
  );
  return xmlFile(`<?xml version="1.0" encoding="UTF-8"?>\n<order>${lines.join('\n')}</order>`);
}

export const xmlFile = (text: string, name = 'order.xml') => new File([text], name, { type: 'text/xml' });

/** Chooses a file as the native dialog does, even if the field rejects its name. */
export async function chooseFile(field: string, file: File): Promise<void> {
  const input = await screen.findByLabelText(field, { selector: 'input' });
  fireEvent.change(input, { target: { files: [file] } });
}
