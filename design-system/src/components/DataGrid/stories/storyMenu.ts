interface Person {
  pointer(actions: object[]): Promise<unknown>;
}

/** Selects from a menu by mouse. Moves the pointer first, because a menu ignores one that has not moved. */
export async function choose(person: Person, item: Element): Promise<void> {
  const { left, top, width, height } = item.getBoundingClientRect();
  const coords = { clientX: left + width / 2, clientY: top + height / 2 };
  await person.pointer([
    { target: item, coords: { clientX: left + 2, clientY: top + 2 } },
    { target: item, coords },
    { keys: '[MouseLeft]', target: item, coords },
  ]);
}
