/** An import: from the importing node to the imported one. */
export type Edge = readonly [from: string, to: string];

const reachable = (edges: readonly Edge[], from: string, isSkipped: Edge): Set<string> => {
  const seen = new Set<string>();
  const waiting = [from];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    for (const edge of edges) {
      if (edge[0] !== node || edge === isSkipped || seen.has(edge[1])) continue;
      seen.add(edge[1]);
      waiting.push(edge[1]);
    }
  }
  return seen;
};

/**
 * Returns the transitive reduction: with a → b → c, a → c is dropped.
 * @param edges each once, without cycles
 */
export function reduceEdges(edges: readonly Edge[]): Edge[] {
  return edges.filter((edge) => !reachable(edges, edge[0], edge).has(edge[1]));
}

/** Returns each edge once in a stable order, without self-references. */
export function distinct(edges: Iterable<Edge>): Edge[] {
  const byText = new Map<string, Edge>();
  for (const edge of edges) if (edge[0] !== edge[1]) byText.set(edge.join(' → '), edge);
  return [...byText].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, edge]) => edge);
}

interface Picture {
  /** In display order. */
  nodes: readonly string[];
  edges: readonly Edge[];
  /** The subgraph of a node; null for none. */
  getFrame(node: string): string | null;
}

const getId = (name: string) => name.replaceAll(/[^a-zA-Z0-9]/g, '_');

/** Returns a Mermaid flowchart with arrows from importer to imported. */
export function mermaid({ nodes, edges, getFrame }: Picture): string {
  const lines = ['flowchart TD'];
  const frames = new Set(nodes.map(getFrame));
  for (const frame of frames) {
    const indent = frame === null ? '  ' : '    ';
    if (frame !== null) lines.push(`  subgraph in_${getId(frame)}["${frame}"]`);
    for (const node of nodes.filter((name) => getFrame(name) === frame)) {
      const label = frame !== null && node.startsWith(`${frame}/`) ? node.slice(frame.length + 1) : node;
      lines.push(`${indent}${getId(node)}["${label}"]`);
    }
    if (frame !== null) lines.push('  end');
  }
  for (const [from, to] of edges) lines.push(`  ${getId(from)} --> ${getId(to)}`);
  return lines.join('\n');
}
