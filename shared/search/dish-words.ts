/** Words of dishes and kitchens: alone they are no food, misspelt or not. Data only, in the singular. */

export const DISH_WORDS = new Set(
  `roast roasted toast toasted grilled grill braised braise stewed stew baked bake boiled fried fry creamy  spicy spiced
  curry curried casserole hotpot bourguignon stroganoff risotto paella biryani lasagne carbonara bolognese arrabbiata alfredo
  pasty pasties pastry patty party tasty toasty crispy crunchy crusty crumble cobbler tart torte trifle sponge cake muffin
  burger sandwich pie wrap taco burrito enchilada quesadilla fajita nacho tagine kebab kofta satay korma madras vindaloo tikka
  masala jalfrezi bhuna dopiaza rogan katsu teriyaki ramen sushi tempura gyoza dumpling donburi bibimbap laksa rendang
  stirfry hotdog pizza calzone focaccia gratin dauphinoise souffle quiche frittata omelette omelet  shakshuka hash
  chowder broth bisque gumbo jambalaya goulash schnitzel strudel   cannelloni moussaka souvlaki pilaf pilau
   slaw tabbouleh ceviche platter traybake tray sheet bowl pot slow cooker skillet wok airfryer fryer barbecue barbeque
  bbq smoky smoked sticky sweet sour tangy zesty fresh  healthy hearty warming comfort comforting cosy summer winter
  autumn spring christmas easter birthday picnic packed lunchbox family batch freezer budget cheap leftover italian french
  spanish greek turkish indian thai chinese japanese korean mexican american british english irish scottish welsh german
  polish hungarian moroccan lebanese persian vietnamese indonesian malaysian caribbean jamaican nigerian ethiopian african
  cajun creole asian mediterranean middle eastern school kids children toddler baby protein carb fibre vegan veggie
  minute glazed stuffed layered marinated pulled shredded crumbed battered breaded steamed poached pickled chilled frozen
  paste posh proper quick simple classic traditional royal skewer parcel pocket finger ball bites slice square bar`
    .trim()
    .split(/\s+/),
)
