-- An event that comes with the mail, as iCalendar.
ALTER TABLE mails ADD COLUMN calendar text;
