/** boardgame.io: `node boardgame-server.js PORT [FOLDER]`, in memory or in its file store. */
const { Server, FlatFile } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");
const { begin, place, rollDice } = require("./las-vegas");

const [port, folder] = process.argv.slice(2);

const LasVegas = {
  name: "las-vegas",
  setup({ random }) {
    const game = begin();
    rollDice(game, () => random.D6());
    return game;
  },
  moves: {
    place: ({ G, random, events }, value) => {
      if (!place(G, G.turn, value, () => random.D6())) return INVALID_MOVE;
      events.endTurn({ next: String(G.turn) });
    },
  },
  endIf: ({ G }) => (G.isOver ? { money: [...G.money] } : undefined),
};

const db = folder ? new FlatFile({ dir: folder, logging: false }) : undefined;
Server({ games: [LasVegas], db, origins: ["*"] }).run({ port: Number(port) }, () => console.log("open"));
