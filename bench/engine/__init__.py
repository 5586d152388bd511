"""Speed of the compiled rules, side by side with OpenSpiel and `lasvegas` on one thread."""
