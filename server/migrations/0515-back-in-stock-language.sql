-- The language of the page that the request came from: the mail is written in it. Null where a program made the request.
ALTER TABLE back_in_stock_requests ADD COLUMN language text;
