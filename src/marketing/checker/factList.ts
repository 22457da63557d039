/** A list of facts, each with its name before it. */
export function factList(facts: readonly (readonly [name: string, value: string])[]): HTMLElement {
  const list = document.createElement('dl');
  for (const fact of facts) {
    const row = document.createElement('div');
    row.append(
      ...fact.map((text, at) => {
        const part = document.createElement(at === 0 ? 'dt' : 'dd');
        part.textContent = text;
        return part;
      }),
    );
    list.append(row);
  }
  return list;
}
