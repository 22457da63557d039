const wayOn =
  'Set LOG_ORIGIN to a new name, such as the present one with /2 at its end, and tell investors why: docs/operating.md.';

/** Why a log is not signed; shown to staff. */
export const logMessages = {
  otherKey: (origin: string) =>
    `The log ${origin} was signed with another key. Copy the first key to LOG_KEY_FILE. If it is lost: ${wayOn}`,
  shorter: (known: number, now: number) =>
    `A head of ${known} lines was signed, and the database has ${now}: it was restored from an older backup or has lost lines. ${wayOn}`,
  changed: (known: number) =>
    `The first ${known} lines are not those that were signed: someone changed the log, or it was restored from an older backup. ${wayOn}`,
  witnessKnowsMore: (name: string, size: number) =>
    `The witness ${name} knows a head of ${size} lines that this database does not have. ${wayOn}`,
  damaged: (entries: number, nodes: number) =>
    `${entries} entries of the ledger have no line in the log, and ${nodes} nodes of its tree do not agree with its lines. Find out who changed the database before you go on.`,
  late: (minutes: number) =>
    `Its newest lines have waited ${minutes} minutes for their signature. The error lines of "log" in the output of the server name the cause.`,
  unpublished: (reason: string) =>
    `The newest signature could not be appended to LOG_PUBLISH_FILE: ${reason}`,
  away: (names: string) =>
    `${names} has not signed the newest lines of the log. Investors see one witness less until it answers again.`,
  beyond: 'The log has no head of this size.',
};
