-- The statements that write products learn their words; what collections, brands and events are called is read where they stand.
DROP TRIGGER products_learned ON products;
DROP TRIGGER products_relearned ON products;
DROP TRIGGER collections_learned ON collections;
DROP TRIGGER events_learned ON events;
DROP FUNCTION learn_words_of_products();
DROP FUNCTION learn_words_of_new_products();
DROP FUNCTION learn_words_of_collections();
DROP FUNCTION learn_words_of_events();
DROP FUNCTION learn_words(uuid, text[]);
