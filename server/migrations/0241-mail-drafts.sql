-- What a mail's HTML is made of, until it is sent or looked at: laying it out takes too long for the transaction of its cause. A process of
-- before sends such a mail as text alone.
ALTER TABLE mails ADD COLUMN draft jsonb;
