const declaration =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:function\*?|class|interface|type|enum|const|let)\s+(\w+)/gm;
const clause = /^export (?:type )?(?:const )?[{[]([^}\]]*)[}\]]/gm;

/** The names that a module exports. */
export function exportedNames(text: string): string[] {
  const listed = [...text.matchAll(clause)].flatMap(([, names = '']) =>
    names.split(',').map((name) => /(\w+)\s*$/.exec(name)?.[1] ?? ''),
  );
  const declared = [...text.matchAll(declaration)].map(([, name = '']) => name);
  return [...declared, ...listed].filter((name) => name !== '');
}

/** The words of a name in camel case, in the singular. */
export const wordsOf = (name: string): string[] =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).map((word) =>
    word.toLowerCase().replace(/(?<=[a-z]{2})(ies|y|(?<=(s|x|ch))es|(?<!s)s)$/, ''),
  );
