const migration = 'server/platform/db/migrations/0040_signed_decisions.sql';
const askedFile = 'server/platform/db/migrations/0052_asked_of_approvals.sql';
const evidence = ['tests/server/approvals/evidence.test.ts'];
const signed = ['tests/server/secondFactor/signed.test.ts'];

/** Guards of signed decisions: who must sign, what a signature is for, and what rests on it. */
export const signatureGuards = [
  {
    name: 'signatures: evidence where two people are needed',
    file: askedFile,
    stands: 'IF NEW.evidence IS NULL AND NEW.needed > 1 THEN',
    gone: 'IF false THEN',
    tests: evidence,
  },
  {
    name: 'signatures: a passkey of this person',
    file: 'server/platform/db/migrations/0079_signed_once.sql',
    stands:
      "ERRCODE = ''PV013'';\n  END IF;\n  IF NEW.evidence->>''type'' = ''passkey'' AND NOT EXISTS (",
    gone: "ERRCODE = ''PV013'';\n  END IF;\n  IF false AND NOT EXISTS (",
    tests: evidence,
  },
  {
    name: 'signatures: number that was asked for',
    file: askedFile,
    stands: 'IF NOT NEW.sample THEN',
    gone: 'IF false THEN',
    tests: evidence,
  },
  {
    name: 'signatures: nothing new is from earlier',
    stands: "FOR EACH ROW WHEN (NEW.evidence->>'type' = 'earlier')",
    gone: 'FOR EACH ROW WHEN (false)',
    tests: evidence,
  },
  {
    name: 'signatures: removal of a key is stamped',
    stands: 'NEW.removed_at := platform_now();',
    gone: '',
    tests: evidence,
  },
  {
    name: 'signatures: content that was shown',
    stands: 'IF shown <> subject_text(which, subject, amount) THEN',
    gone: 'IF false THEN',
    tests: signed,
  },
  {
    name: 'signatures: asked of who has a passkey',
    file: 'server/secondFactor/evidence.ts',
    stands: 'if (key) throw',
    gone: 'if (key && rows.length > 9) throw',
    tests: signed,
  },
  {
    name: 'signatures: only a passkey where staff need a second factor',
    file: 'server/secondFactor/evidence.ts',
    stands: 'if (byPasskeyOnly && isRequired(ports, caller)) {',
    gone: 'if (byPasskeyOnly && caller.userId === "") {',
    tests: signed,
  },
  {
    name: 'signatures: once',
    file: 'server/secondFactor/evidence.ts',
    stands: "    .where('used_at', 'is', null)\n",
    gone: '',
    tests: signed,
  },
  {
    name: 'signatures: in time',
    file: 'server/secondFactor/evidence.ts',
    stands: "    .where('expires_at', '>', at)\n",
    gone: '',
    tests: signed,
  },
  {
    name: 'signatures: verified before a payment',
    file: 'server/withdrawals/payment/startPayment.ts',
    stands: 'await requireVerified(trx, ports, withdrawal.id);',
    gone: '',
    tests: evidence,
  },
  {
    name: 'signatures: about this decision',
    file: 'server/approvals/verifyEvidence.ts',
    stands: 'if (!(await isAbout(evidence.text, row)))',
    gone: 'if (row.id === "")',
    tests: evidence,
  },
  {
    name: 'signatures: missing although there was a key',
    file: 'server/approvals/verifyEvidence.ts',
    stands: 'if (key) return failed(`not signed',
    gone: 'if (key && row.id === "") return failed(`not signed',
    tests: evidence,
  },
].map((guard) => ({ file: migration, ...guard }));
