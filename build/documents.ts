import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Documents of the repository that the security page links to, by their address. */
export const documents: Record<string, string> = {
  '/self-assessment.txt': 'docs/security.md',
  '/licences.txt': 'docs/licences.md',
};

export async function copyDocuments(root: string, client: string): Promise<void> {
  await Promise.all(
    Object.entries(documents).map(([address, file]) =>
      copyFile(join(root, file), join(client, address)),
    ),
  );
}

export const readDocument = (root: string, address: string) =>
  readFile(join(root, documents[address] ?? ''), 'utf8');
