/** `node boardgame.js PORT [FOLDER]`: boardgame.io, in memory or with its flat files. */
import { createRequire } from "node:module";
import { place, setUp } from "./game.js";

const { Server, FlatFile } = createRequire(import.meta.url)("boardgame.io/server");
const [port, folder] = process.argv.slice(2);
const dieOf = (random) => (sides) => random.Die(sides) - 1;

const dice = {
  name: "dice",
  setup: ({ ctx, random }) => setUp(ctx.numPlayers, dieOf(random)),
  turn: { order: { first: ({ G }) => G.turn, next: ({ G }) => G.turn } },
  moves: {
    place({ G, playerID, random, events }, value) {
      if (!place(G, Number(playerID), value, dieOf(random))) return "INVALID_MOVE";
      events.endTurn({ next: String(G.turn) });
    },
  },
};

const server = Server({ games: [dice], origins: ["*"], ...(folder ? { db: new FlatFile({ dir: folder }) } : {}) });
server.run(Number(port));
