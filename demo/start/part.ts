export const part = <Kind extends HTMLElement = HTMLElement>(name: string): Kind => {
  const found = document.querySelector<Kind>(`[data-${name}]`);
  if (!found) throw new Error(`The first page has lost its ${name}.`);
  return found;
};
