/** The object with some members replaced; the methods of the others still run on it. */
export const overlay = <Target extends object>(
  target: Target,
  members: Readonly<Record<string, unknown>>,
): Target =>
  new Proxy(target, {
    get(_, name) {
      if (typeof name === 'string' && Object.hasOwn(members, name)) return members[name];
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
