/**
 * Maps one list after another that is mostly the same: what has kept its place keeps what was made of it, so that only what has
 * changed is drawn. A map by its members would say so too, and costs several times as much with ten thousand of them.
 */
export function steadily<From extends object, To>(make: (one: From) => To): (list: readonly From[]) => readonly To[] {
  let from: readonly From[] = [];
  let to: readonly To[] = [];
  return (list) => {
    if (list === from) return to;
    const [before, made] = [from, to];
    from = list;
    to = list.map((one, at) => (one === before[at] ? (made[at] as To) : make(one)));
    return to;
  };
}
