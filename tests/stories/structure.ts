/**
 * What a page is made of, as far as its colours can depend on it: elements in each other, their classes, states and styles,
 * which fields are filled, and where words are, not which. Runs in the page and therefore names nothing from outside.
 * @returns a digest: equal for pages that differ in their words alone
 */
export async function structureOf(): Promise<string> {
  // Words, addresses, and names that are made anew for each page.
  const said =
    /^(id|for|name|title|alt|placeholder|value|href|src|d|aria-(label|labelledby|describedby|controls|owns))$/;
  const unseen = 'script, style, link, .sb-wrapper, [data-heard]';
  const parts: string[] = [];
  const walk = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) parts.push('words');
    if (!(node instanceof Element) || node.matches(unseen)) return;
    const attributes = [...node.attributes].filter(({ name }) => !said.test(name));
    parts.push(`<${node.tagName} ${attributes.map(({ name, value }) => `${name}=${value}`).join(' ')}`);
    if ('value' in node && node.value !== '') parts.push('filled');
    if ('checked' in node && node.checked) parts.push('checked');
    for (const child of node.childNodes) walk(child);
    parts.push('>');
  };
  walk(document.body);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(parts.join('\n')));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
