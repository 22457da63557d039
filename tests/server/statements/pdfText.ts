export async function opened(bytes: Uint8Array) {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  return getDocument({ data: bytes, verbosity: 0 }).promise;
}

export async function pageText(document: Awaited<ReturnType<typeof opened>>, number: number) {
  const { items } = await (await document.getPage(number)).getTextContent();
  return items
    .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : ''))
    .join('')
    .replace(/\s+/g, ' ');
}
