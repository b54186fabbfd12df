interface Person {
  pointer(actions: object[]): Promise<unknown>;
}

/**
 * Chooses from a menu as a mouse does. A press without a place is all at one point, and a menu heeds a pointer only when
 * it has moved.
 */
export async function choose(person: Person, item: Element): Promise<void> {
  const { left, top, width, height } = item.getBoundingClientRect();
  const coords = { clientX: left + width / 2, clientY: top + height / 2 };
  await person.pointer([
    { target: item, coords: { clientX: left + 2, clientY: top + 2 } },
    { target: item, coords },
    { keys: '[MouseLeft]', target: item, coords },
  ]);
}
